"""Least squares with errors clustered by row, for tables in which values are missing."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ostraka.lab.statistics import Estimate, Floats, pseudo_inverse, z_value


class ColumnEffects(NamedTuple):
    """The fit of value = row level + column effect."""

    effects: Floats  # of the columns; nan for a column without values
    covariance: Floats  # of the effects; nan where nothing is known
    levels: Floats  # of the rows


def fit_columns(values: Floats) -> ColumnEffects:
    """Fit row levels and column effects where some values are nan.

    Rows are independent of each other; the values of one row are not. So the errors are clustered by row,
    and a single row gives none.
    """
    present = ~np.isnan(values)
    seen: npt.NDArray[np.bool_] = np.asarray(present.any(axis=0))
    effects, covariance = np.full(len(seen), np.nan), np.full((len(seen), len(seen)), np.nan)
    if not seen.any():
        return ColumnEffects(effects, covariance, np.full(len(values), np.nan))
    effects[seen], joint, levels = _fit_full_columns(values[:, seen], present[:, seen])
    if len(values) > 1:
        covariance[np.ix_(seen, seen)] = joint
    return ColumnEffects(effects, covariance, levels)


def _fit_full_columns(values: Floats, present: npt.NDArray[np.bool_]) -> ColumnEffects:
    """The same where every column has values."""
    filled = np.where(present, values, 0.0)
    mask = present.astype(np.float64)
    sizes = mask.sum(axis=1, keepdims=True)
    means = filled.sum(axis=1, keepdims=True) / sizes
    normal = np.diag(mask.sum(axis=0)) - (mask / sizes).T @ mask
    inverse = pseudo_inverse(normal)
    effects = inverse @ (mask * (filled - means)).sum(axis=0)
    levels = (mask * (filled - effects)).sum(axis=1, keepdims=True) / sizes
    residuals = mask * (filled - effects - levels)
    covariance = inverse @ (residuals.T @ residuals) @ inverse * (len(values) / max(1, len(values) - 1))
    return ColumnEffects(effects, covariance, levels[:, 0])


def fit_slopes(predictors: Floats, values: Floats) -> list[Estimate]:
    """The slope of each predictor in an ordinary regression with an intercept."""
    matrix = np.column_stack([np.ones(len(values)), predictors])
    inverse = np.linalg.pinv(matrix)
    slopes = inverse @ values
    residuals = values - matrix @ slopes
    variance = float(residuals @ residuals) / max(1, len(matrix) - matrix.shape[1])
    errors = z_value() * np.sqrt(np.diag(inverse @ inverse.T) * variance)
    return [Estimate(float(slope), float(error)) for slope, error in zip(slopes[1:], errors[1:], strict=True)]

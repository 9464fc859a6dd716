"""What the net is taught."""
from __future__ import annotations

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional as F

from channels import CELL_CENTRE, CHANNELS, STRIDE
from labels import INDEX
from targets import Targets

HEADING_WEIGHT = (0.3, 3.0, 1.0)  # by kind; a horse's front and back are hard to tell
C = {name: index for index, name in enumerate(CHANNELS)}


def focal(logits: Tensor, target: Tensor, weight: Tensor) -> Tensor:
    """CenterNet's penalty-reduced focal loss, per positive."""
    p = torch.sigmoid(logits).clamp(1e-5, 1 - 1e-5)
    positive = (target > 0.999).float()
    loss = -(positive * (1 - p) ** 2 * torch.log(p)
             + (1 - positive) * (1 - target) ** 4 * p ** 2 * torch.log(1 - p)) * weight
    return loss.sum() / (positive * weight).sum().clamp(min=1)


def _mean(value: Tensor, weight: Tensor) -> Tensor:
    return (value * weight).sum() / weight.sum().clamp(min=1)


def property_losses(raw: Tensor, rows: np.ndarray, targets: Targets) -> dict[str, Tensor]:
    """Losses of everything taught on the cells round a foot."""
    batch, i, j = np.nonzero(targets.owner >= 0)
    if len(batch) == 0:
        return {"none": raw.sum() * 0}
    truth = torch.from_numpy(rows.reshape(-1, rows.shape[-1])[targets.owner[batch, i, j]])
    given = raw.permute(0, 2, 3, 1)[torch.from_numpy(batch), torch.from_numpy(i),
                                    torch.from_numpy(j)]

    def t(name: str) -> Tensor:
        return truth[:, INDEX[name]]

    def g(name: str) -> Tensor:
        return given[:, C[name]]

    cells = torch.from_numpy(np.stack([j, i], 1)).float()
    offset = (truth[:, 1:3] - CELL_CENTRE) / STRIDE - cells
    error = given[:, C["offset_u"]:C["offset_v"] + 1] - offset
    sure = t("visible").clamp(0.5, 1)
    log_sigma = g("log_sigma").clamp(-3, 4)
    square = (error.detach() * STRIDE).square().sum(1).clamp(max=900)
    fallen, standing = t("fallen"), 1 - t("fallen")
    by_kind = torch.tensor(HEADING_WEIGHT)[t("kind").long()]
    spread = t("heading_valid") * by_kind * standing
    outline = t("outline_valid")
    coat = (truth[:, INDEX["coat_blue"]:INDEX["coat_red"] + 1] - 110) / 60
    return {
        "offset": 1.0 * _mean(F.smooth_l1_loss(error, torch.zeros_like(error), beta=0.15,
                                               reduction="none").sum(1), sure),
        "sigma": 0.1 * _mean(square * torch.exp(-2 * log_sigma) / 2 + 2 * log_sigma, sure),
        "fallen": 0.5 * _mean(F.binary_cross_entropy_with_logits(
            g("fallen_logit"), fallen, reduction="none"), 1 + 3 * fallen),
        "heading": 0.6 * _mean(F.smooth_l1_loss(
            torch.stack([g("heading_cos"), g("heading_sin")], 1),
            torch.stack([t("heading_cos"), t("heading_sin")], 1), beta=0.3,
            reduction="none").sum(1), spread),
        "axis": 0.3 * _mean(F.smooth_l1_loss(
            torch.stack([g("axis_cos2"), g("axis_sin2")], 1),
            torch.stack([t("axis_cos2"), t("axis_sin2")], 1), beta=0.3,
            reduction="none").sum(1), outline * t("axis_weight")),
        "half": 0.5 * _mean(F.smooth_l1_loss(
            torch.stack([g("log_half_along"), g("log_half_across")], 1),
            torch.stack([t("log_half_along"), t("log_half_across")], 1), beta=0.2,
            reduction="none").sum(1), outline),
        "wheel": 0.3 * _mean(F.smooth_l1_loss(g("log_wheel_radius"), t("log_wheel"), beta=0.2,
                                              reduction="none"), t("wheel_valid")),
        "coat": 0.15 * _mean(F.smooth_l1_loss(
            given[:, C["coat_blue"]:C["coat_red"] + 1], coat, beta=0.3,
            reduction="none").sum(1), t("coat_valid")),
        "visible": 0.1 * _mean(F.binary_cross_entropy_with_logits(
            g("visible_logit"), t("visible").clamp(0, 1), reduction="none"),
            torch.ones_like(sure)),
    }


def all_losses(raw: Tensor, rows: np.ndarray, targets: Targets, hand: Tensor,
               ruler: Tensor) -> dict[str, Tensor]:
    """Every loss by name; the sum is minimised."""
    losses = property_losses(raw, rows, targets)
    losses["heat"] = focal(raw[:, :3], torch.from_numpy(targets.heat),
                           torch.from_numpy(targets.heat_weight))
    losses["dice"] = 0.3 * focal(raw[:, C["heat_dice"]], torch.from_numpy(targets.dice),
                                 torch.from_numpy(targets.dice_weight))
    losses["hand"] = 0.5 * F.binary_cross_entropy_with_logits(raw[:, C["heat_hand"]], hand)
    losses["ruler"] = 0.3 * F.binary_cross_entropy_with_logits(raw[:, C["heat_ruler"]], ruler)
    return losses

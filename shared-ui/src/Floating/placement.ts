/** Where a floating part is placed beside its anchor, as long as there is room. */
export type Placement = "bottom-start" | "bottom-end" | "top";

const positions = {
  "bottom-start": { side: "bottom", align: "start" },
  "bottom-end": { side: "bottom", align: "end" },
  top: { side: "top", align: "center" },
} as const;

/** A placement in the words of Base UI, with the distances to the anchor and to the window's edge. */
export const positionAt = (placement: Placement) =>
  ({
    ...positions[placement],
    sideOffset: 6,
    collisionPadding: 8,
    positionMethod: "fixed",
    // Above where there is no room below, never to the side.
    collisionAvoidance: { fallbackAxisSide: "none" },
  }) as const;

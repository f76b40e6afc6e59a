import type { MarkerShape } from './seriesStyles'

const paths: Record<MarkerShape, (r: number) => string> = {
  circle: (r) => `M${-r} 0A${r} ${r} 0 1 0 ${r} 0A${r} ${r} 0 1 0 ${-r} 0Z`,
  square: (r) => `M${-r} ${-r}H${r}V${r}H${-r}Z`,
  diamond: (r) => `M0 ${-r * 1.3}L${r * 1.3} 0L0 ${r * 1.3}L${-r * 1.3} 0Z`,
  'triangle-up': (r) => `M0 ${-r * 1.2}L${r * 1.2} ${r}H${-r * 1.2}Z`,
  'triangle-down': (r) => `M0 ${r * 1.2}L${r * 1.2} ${-r}H${-r * 1.2}Z`,
  cross: (r) =>
    `M${-r} ${-r / 2.5}H${-r / 2.5}V${-r}H${r / 2.5}V${-r / 2.5}H${r}V${r / 2.5}H${r / 2.5}V${r}H${-r / 2.5}V${r / 2.5}H${-r}Z`,
}

/** The outline of a sign about 0, 0, of about this radius. */
export const markerPath = (shape: MarkerShape, radius: number): string => paths[shape](radius)

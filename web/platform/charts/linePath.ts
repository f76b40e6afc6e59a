type Point = readonly [x: number, y: number]

const rounded = (pixels: number) => Math.round(pixels * 10) / 10

/** An SVG path through points; where one is missing, it is broken. */
export function linePath(points: readonly (Point | null)[]): string {
  let path = ''
  let isBroken = true
  for (const point of points) {
    if (point) path += `${isBroken ? 'M' : 'L'}${rounded(point[0])} ${rounded(point[1])}`
    isBroken = !point
  }
  return path
}

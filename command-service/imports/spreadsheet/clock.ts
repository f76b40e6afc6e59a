const two = (number: number) => String(number).padStart(2, '0')

/** Seconds as a clock shows them, `08:30`, with seconds only where there are some: `15:45:30`. Hours may pass 24. */
export function clock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return `${two(hours)}:${two(minutes)}${rest > 0 ? `:${two(rest)}` : ''}`
}

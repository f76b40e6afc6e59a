const everyMs = 1000
const megabyte = 1024 * 1024

/** Tells once a second how many of about so many bytes are done. */
export function bytesGone(doing: string, about: number, tell: (progress: string) => void): (bytes: number) => void {
  let [gone, toldAt] = [0, performance.now()]
  return (bytes) => {
    gone += bytes
    const now = performance.now()
    if (now - toldAt < everyMs) return
    toldAt = now
    tell(`${doing}: ${Math.round(gone / megabyte)} MB of about ${Math.round(Math.max(gone, about) / megabyte)} MB`)
  }
}

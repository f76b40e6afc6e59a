/**
 * Draws at once, but not while the mouse is held down on the chart: drawing would end a drag halfway. What was to be
 * drawn meanwhile is drawn when it is let go, after the chart has heard of that.
 */
export function afterDrags(host: HTMLElement) {
  let isHeld = false
  const waiting = new Set<() => void>()
  const hold = () => {
    isHeld = true
  }
  const letGo = () => {
    if (!isHeld) return
    isHeld = false
    setTimeout(() => {
      if (isHeld) return
      for (const draw of waiting) draw()
      waiting.clear()
    })
  }
  /** A mouse that is let go outside the window is seen when it comes back. */
  const moved = ({ buttons }: MouseEvent) => {
    if (buttons === 0) letGo()
  }
  host.addEventListener('mousedown', hold, { capture: true })
  addEventListener('mouseup', letGo, { capture: true })
  addEventListener('mousemove', moved, { capture: true })
  return {
    draw: (draw: () => void): void => {
      if (isHeld) waiting.add(draw)
      else draw()
    },
    end: () => {
      waiting.clear()
      host.removeEventListener('mousedown', hold, { capture: true })
      removeEventListener('mouseup', letGo, { capture: true })
      removeEventListener('mousemove', moved, { capture: true })
    },
  }
}

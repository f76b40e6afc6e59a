const pauseMs = 300

/** Whether something is still to come onto the screen. */
export const isDrawing = () => document.querySelector('main[aria-busy=true], main .fui-Skeleton') !== null

/** Resolves once the screen shows what it was opened for: what only later work needs can come then. */
export const untilDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (isDrawing() || !document.querySelector('main')) setTimeout(look, pauseMs)
      else resolve()
    }
    setTimeout(look, pauseMs)
  })

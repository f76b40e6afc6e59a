import { type ComponentType, useEffect, useState } from 'react'
import { underWay } from '../server/underWay'
import type { InteractiveFigure } from './drawnFigure'

type Drawer = ComponentType<InteractiveFigure>

let present: Drawer | undefined

/** The drawer that comes with its library where it is wanted. Until it is there, or if it cannot come, none. */
export function usePlotlyFigure(isWanted: boolean): Drawer | undefined {
  const [, setCame] = useState(false)
  useEffect(() => {
    if (!isWanted || present) return
    let isLatest = true
    const bring = async () => {
      present = (await import('./PlotlyFigure')).PlotlyFigure
      if (isLatest) setCame(true)
    }
    // Without it, values are drawn, walked through and read all the same.
    void underWay.until(bring()).catch(() => undefined)
    return () => {
      isLatest = false
    }
  }, [isWanted])
  return isWanted ? present : undefined
}

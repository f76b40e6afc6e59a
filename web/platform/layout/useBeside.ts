import { useLayoutEffect } from 'react'
import { mediaHook } from './mediaHook'

const widths = { medium: 'clamp(420px, 38vw, 592px)', large: 'clamp(420px, 45vw, 940px)' }
const useWide = mediaHook('(min-width: 1100px)')

/** The room that the shell leaves free for what stands beside its screen. */
export const roomBeside = 'var(--room-beside, 0px)'

/** What stands beside the screen now, the last one in front. They close in any order, also all at once. */
let standing: readonly { width: string }[] = []

function set(next: typeof standing): void {
  standing = next
  document.documentElement.style.setProperty('--room-beside', standing.at(-1)?.width ?? '0px')
}

/**
 * How wide an item stands beside the screen that it was opened from, which makes room for it. Nothing where the window
 * is too narrow for both.
 */
export function useBeside(size: keyof typeof widths): string | undefined {
  const width = useWide() ? widths[size] : undefined
  useLayoutEffect(() => {
    if (width === undefined) return undefined
    const item = { width }
    set([...standing, item])
    return () => set(standing.filter((each) => each !== item))
  }, [width])
  return width
}

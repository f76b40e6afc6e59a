import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'

/** What has just come is drawn first, and then asks for what it needs. */
const calmFrames = 4

/**
 * Waits until nothing is under way in this page: no request, no part still loading, no screen being left, no news of
 * what it wrote outstanding, and all of it drawn.
 */
export async function settled(page: Page): Promise<void> {
  // Looked at in each frame. A predicate that waits by itself is not asked twice.
  await page.waitForFunction(
    ({ id, most }) => {
      const kept = globalThis as typeof globalThis & { calm?: { id: string; frames: number } }
      // What has come stands behind its placeholder for a moment longer.
      const isCalm =
        document.documentElement.dataset.settled !== 'false' &&
        !document.querySelector('#main[aria-busy=true], .fui-Skeleton')
      const before = kept.calm?.id === id ? kept.calm.frames : 0
      kept.calm = { id, frames: isCalm ? before + 1 : 0 }
      return kept.calm.frames >= most
    },
    { id: randomUUID(), most: calmFrames },
  )
}

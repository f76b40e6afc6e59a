import type { Page } from 'playwright-core'

/**
 * What is still fading in or out has the colours of neither, and a screen that is being left is paler than it was.
 * What moves without end is not waited for, nor is the clock of a notice: nobody sees it.
 */
export const nothingMoves = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('#main[aria-busy=true]') &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' ||
            effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY ||
            (effect as KeyframeEffect).target?.hasAttribute('data-timer-status'),
        ),
  )

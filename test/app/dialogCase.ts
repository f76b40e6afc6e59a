import type { Locator, Page } from 'playwright-core'
import type { DialogScene } from './dialogScene'

/** A dialog or drawer of the product, and where the focus belongs once it has closed. */
export type DialogCase = {
  /** What is opened from where. */
  what: string
  /** The sources that open it, below `web/`. */
  of: readonly string[]
  path: (scene: DialogScene) => string
  /** The name of what opens it, or how the name begins. */
  opener: (scene: DialogScene) => string
  /** How many are concerned stands in its name, after how it begins. */
  isCounted?: boolean
  role?: 'button' | 'link' | 'row' | 'listbox'
  /** The key that opens it there; without one, Enter. */
  key?: string
  /** The item of the menu that the opener opens. */
  item?: string
  /** What is done before, by whatever means. */
  before?: (page: Page, scene: DialogScene) => Promise<void>
  /** The button that closes it; without one, Escape does. */
  closing?: string
  /** Answers that are made up: query → what is changed in its answer. */
  forged?: Record<string, (answer: Record<string, unknown>) => object>
  width?: number
}

/** What is sent, and where the focus belongs once that is on the screen. */
export type SentCase = DialogCase & {
  /** Whether the page is loaded anew: nothing has had the focus before. */
  isLoaded?: boolean
  /** What is done in what opens; without it, pressing the opener sends. */
  send?: (dialog: Locator, scene: DialogScene) => Promise<void>
  /** What is gone from the screen then. */
  gone?: string
  /** What is on the screen then. */
  shown?: string
  /** The name of what has the focus, or how the name begins. */
  then: (scene: DialogScene) => string
}

export const fixed = (name: string) => () => name

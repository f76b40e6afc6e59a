import { lazily } from '../platform/lazily'
import { everyText } from '../platform/texts/i18n'

/** What the drawer of an entry shows under its tabs: the ledger is there before anybody opens an entry. */
export const discussion = lazily(async () => (await import('../discussion/Discussion')).Discussion)
export const attachments = lazily(async () => (await import('../discussion/Attachments')).Attachments)
/** The frame of a project has the button for it, and most look at a ledger without it. */
export const newEntryDialog = lazily(async () => (await import('./NewEntryDialog')).NewEntryDialog, everyText)

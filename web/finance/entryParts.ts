import { lazily } from '../platform/lazily'

/** What the drawer of an entry shows under its tabs: the ledger is there before anybody opens an entry. */
export const discussion = lazily(async () => (await import('../discussion/Discussion')).Discussion)
export const attachments = lazily(async () => (await import('../discussion/Attachments')).Attachments)

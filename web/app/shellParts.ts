import { lazily, soon } from '../platform/lazily'
import { everyText } from '../platform/texts/i18n'

/** What the shell shows when somebody asks for it, or has done something. */
export const notices = soon(async () => (await import('../platform/layout/Notices')).Notices)
export const commandPalette = soon(async () => (await import('./CommandPalette')).CommandPalette)
export const navigationDrawer = soon(async () => (await import('./NavigationDrawer')).NavigationDrawer)
/** Few ask for them. */
export const keysDialog = lazily(async () => (await import('./KeysDialog')).KeysDialog)
export const paperPage = lazily(async () => (await import('./PaperPage')).PaperPage, everyText)

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { canRun, onPath } from '../../tools/programs'

/** The programs that a test in WebKitGTK needs, or why they are missing. */
export type WebKit = { driver: string; browser: string; display: string } | { missing: string }

/** Of Debian’s packages webkit2gtk-driver and xvfb. */
export function findWebKit(): WebKit {
  const driver = onPath('WebKitWebDriver').find(canRun)
  const display = onPath('Xvfb').find(canRun)
  const browser = browsers().find(canRun)
  if (!driver || !browser) return { missing: 'no WebKitGTK: the package webkit2gtk-driver is not installed' }
  return display ? { driver, browser, display } : { missing: 'no screen for WebKitGTK: Xvfb is not installed' }
}

const libraries = ['/usr/lib', ...foldersIn('/usr/lib')]

/** MiniBrowser, which comes with the driver: the newest first. */
const browsers = () =>
  ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].flatMap((name) =>
    libraries.map((folder) => join(folder, name, 'MiniBrowser')),
  )

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && entry.name.includes('linux-gnu') ? [join(folder, entry.name)] : [],
    )
  } catch {
    return []
  }
}

import { canRun, onPath } from './programs'

/** The path of a stock Firefox: FIREFOX_PATH, or one found on this machine, or why its tests cannot run. */
export function findFirefox(): string | { missing: string } {
  // What stands between Playwright and Firefox is a script, which Windows does not start as a program.
  if (process.platform === 'win32') return { missing: 'the stories in Firefox are not told on Windows' }
  const path = process.env.FIREFOX_PATH || [...['firefox', 'firefox-esr'].flatMap(onPath), ...macFirefox].find(canRun)
  return path ?? { missing: 'no Firefox: none is installed, and FIREFOX_PATH names none' }
}

const macFirefox = ['/Applications/Firefox.app/Contents/MacOS/firefox']

import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runFolder } from './runFolder'

const fileIn = (folder: string) => join(folder, 'busy.log')

/** A server was too busy to answer, and was asked again: seen by no test, and counted for who reads the run's end. */
export function noteBusy(): void {
  if (runFolder) appendFileSync(fileIn(runFolder), '.')
}

export const timesBusy = (folder: string): number =>
  existsSync(fileIn(folder)) ? readFileSync(fileIn(folder), 'utf8').length : 0

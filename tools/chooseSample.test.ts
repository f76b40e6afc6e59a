import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { chooseSample, eighthOf } from './chooseSample'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A checkout whose main branch has one commit, made at noon. */
function checkout() {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-sample-'))
  folders.push(folder)
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim()
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const commit = (hour: string) => {
    git('add', '-A')
    const who = ['-c', 'user.name=Ana', '-c', 'user.email=ana@obra.example']
    const env = { ...process.env, GIT_AUTHOR_DATE: `2026-03-02T${hour}Z`, GIT_COMMITTER_DATE: `2026-03-02T${hour}Z` }
    execFileSync('git', [...who, 'commit', '-qm', 'One'], { cwd: folder, env })
  }
  git('init', '-q', '-b', 'main')
  write('contracts/tasks/tasks.ts', 'export const one = 1\n')
  write('test/security/examples.ts', 'AddTask\n')
  commit('12:00:00')
  return { folder, git, write, commit }
}

describe('What a run takes of the large matrices', () => {
  it('is what differs from the commit where a branch left the main one, uncommitted work too', () => {
    const { folder, git, write, commit } = checkout()
    const base = git('rev-parse', 'HEAD')
    git('checkout', '-qb', 'work')
    write('contracts/finance/entry.ts', 'export const two = 2\n')
    write('contracts/canvas/cards.test.ts', 'a test alone\n')
    commit('12:10:00')
    write('contracts/tasks/tasks.ts', 'export const one = 3\n')
    write('projections/documents/new.ts', 'not added yet\n')
    write('test/security/examples.ts', 'ChangeTask\n')
    write('web/tasks/TaskDialog.tsx', 'a screen\n')
    const sample = chooseSample(folder)
    expect(sample?.base).toBe(base)
    expect(sample?.modules.sort()).toEqual(['documents', 'finance', 'tasks'])
    expect(sample?.sources).toEqual(['web/tasks/TaskDialog.tsx'])
    expect(sample?.words).toEqual(expect.arrayContaining(['AddTask', 'ChangeTask']))
  })

  it('is what the last six hours changed on the main branch itself', () => {
    const { folder, git, write, commit } = checkout()
    const first = git('rev-parse', 'HEAD')
    write('projections/canvas/cards.ts', '1\n')
    commit('19:00:00')
    write('query-service/imports/imports.ts', '1\n')
    commit('21:00:00')
    expect(chooseSample(folder)).toMatchObject({ base: first, modules: ['canvas', 'imports'] })
    expect(chooseSample(folder, { since: 'HEAD~1' })).toMatchObject({ modules: ['imports'] })
  })

  it('is an eighth that the commit chooses, and that can be chosen again', () => {
    const { folder, git } = checkout()
    expect(chooseSample(folder)?.eighth).toBe(eighthOf(git('rev-parse', 'HEAD')))
    expect(chooseSample(folder, { eighth: '5' })?.eighth).toBe(5)
    const commits = Array.from({ length: 1000 }, (_, number) => (number * 0x9e3779b1).toString(16).padEnd(40, '0'))
    expect(new Set(commits.map(eighthOf))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]))
  })

  it('is everything without git', () => {
    const folder = mkdtempSync(join(tmpdir(), 'prumo-sample-'))
    folders.push(folder)
    expect(chooseSample(folder)).toBeUndefined()
  })
})

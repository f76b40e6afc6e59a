#!/usr/bin/env node
// Checks an exported log or sign-off receipt offline. FORMAT.md describes files and checks.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { missingAttachments } from './attachments.mjs'
import { parseVerifierKey } from './checkpoint.mjs'
import { fileChunks, fileLines } from './fileLines.mjs'
import { Bad, NotUnderstood } from './finding.mjs'
import { readHeadFiles } from './headFiles.mjs'
import { headFilesBelow } from './headFilesBelow.mjs'
import { verdictOn } from './verdictOn.mjs'
import { isPdf, verdictOnPdf } from './verdictOnPdf.mjs'
import { words } from './words.mjs'

const options = /** @type {const} */ ({
  heads: { type: 'string', multiple: true },
  key: { type: 'string', multiple: true },
  files: { type: 'string' },
  lang: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
})
const exitOf = { good: 0, bad: 1, older: 3 }

/** @typedef {{ path: string, heads: string[], keys: string[], files: string | undefined }} Asked */

/** @param {string[]} given */
async function main(given) {
  let say = words[languageHere()] ?? words.en
  let asJson = given.includes('--json')
  try {
    const { lang, help, json, ...options } = parsedArguments(given)
    say = wordsIn(lang) ?? say
    asJson = json
    if (help) return tell(0, say.usage)
    const verdict = await judged(options)
    tell(exitOf[verdict.verdict], asJson ? JSON.stringify(verdict) : inWords(verdict, say))
  } catch (error) {
    // Whatever else keeps it from reading a file says nothing against the file: that is not 1.
    const misunderstood = error instanceof NotUnderstood ? error : undefined
    const why = misunderstood ? say.reasons[misunderstood.reason]?.(misunderstood.what) : String(error)
    const { reason = null, what = null } = misunderstood ?? {}
    const json = JSON.stringify({ verdict: 'notUnderstood', kind: null, finding: null, reason, what, why })
    tell(2, asJson ? json : `${say.notUnderstood} ${why}${misunderstood ? `\n\n${say.usage}` : ''}`)
  }
}

/** @param {string[]} given */
function parsedArguments(given) {
  try {
    const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true })
    const { heads = [], key: keys = [], files, lang, json = false, help = false } = values
    const [path, ...more] = positionals
    if (!help && (path === undefined || more.length > 0)) throw new NotUnderstood('oneFile')
    return { path: path ?? '', heads, keys, files, lang, json, help }
  } catch (error) {
    throw error instanceof NotUnderstood ? error : new NotUnderstood('usage', String(error))
  }
}

/** @param {string | undefined} lang */
function wordsIn(lang) {
  if (lang === undefined || Object.hasOwn(words, lang)) return words[lang ?? languageHere()]
  throw new NotUnderstood('language', lang)
}

/** @param {Asked} asked */
async function judged({ path, heads, keys, files }) {
  if (!isFile(path)) throw new NotUnderstood('file', path)
  for (const key of keys) mustBeKey(key)
  const kept = readHeadFiles(heads.flatMap(headFilesBelow))
  if (heads.length > 0 && kept.heads.length === 0) throw new NotUnderstood('heads', heads.join(', '))
  const trust = { keys, ...kept }
  const pdf = pdfAt(path)
  const verdict = await (pdf ? verdictOnPdf(pdf, trust) : verdictOn(fileLines(path), trust))
  return verdict.verdict === 'bad' ? verdict : withFiles(verdict, files)
}

/**
 * @param {import('./verdictOn.mjs').Verdict} verdict
 * @param {string | undefined} files
 * @returns {Promise<import('./verdictOn.mjs').Verdict>}
 */
async function withFiles(verdict, files) {
  if (files !== undefined && !isFolder(files)) throw new NotUnderstood('folder', files)
  try {
    const missing = files === undefined ? verdict.attachments : await missingAttachments(verdict.attachments, files)
    const unchecked = missing.map(({ name }) => ({ what: 'attachment', name }))
    return { ...verdict, unchecked: [...verdict.unchecked, ...unchecked] }
  } catch (error) {
    if (!(error instanceof Bad)) throw error
    return { ...verdict, verdict: 'bad', finding: error.finding }
  }
}

/** @param {string} key */
function mustBeKey(key) {
  try {
    parseVerifierKey(key)
  } catch {
    throw new NotUnderstood('key', key)
  }
}

/** @param {import('./verdictOn.mjs').Verdict} verdict @param {import('./words.mjs').Words} say */
function inWords({ finding, ...report }, say) {
  if (finding) {
    const where = say.where(finding)
    return [say.bad, `  ${say.findings[finding.check]?.(finding)}`, ...(where ? [`  (${where})`] : [])].join('\n')
  }
  const unchecked = report.unchecked.map((entry) => `  - ${say.notChecked[entry.what]?.(entry)}${hintFor(entry.what)}`)
  return [
    say.headline(report),
    say.checked,
    ...say.counted(report).map((line) => `  - ${line}`),
    ...(unchecked.length > 0 ? [say.unchecked, ...unchecked] : []),
  ].join('\n')
}

/** By which option somebody has it checked, too. @type {Record<string, string>} */
const checkedBy = { 'key-of-file': '--key', 'no-outside-heads': '--heads', attachment: '--files' }
/** @param {string} what */
const hintFor = (what) => (Object.hasOwn(checkedBy, what) ? ` (${checkedBy[what]})` : '')

/** @param {number} status @param {string} text */
function tell(status, text) {
  process.stdout.write(`${text}\n`)
  process.exitCode = status
}

/** What the system is set to. */
const languageHere = () => (Intl.DateTimeFormat().resolvedOptions().locale.startsWith('pt') ? 'pt' : 'en')
/** The whole file if it is a PDF: receipts are small, and exports are not. @param {string} path */
const pdfAt = (path) => {
  const [first] = fileChunks(path)
  return first && isPdf(first) ? readFileSync(path) : undefined
}
/** @param {string} path */
const isFile = (path) => existsSync(path) && statSync(path).isFile()
/** @param {string} path */
const isFolder = (path) => existsSync(path) && statSync(path).isDirectory()

await main(process.argv.slice(2))

import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import { newId } from '../ids'

/** A message that is sent again has the `messageId` that it had: mail programs show it once. */
export type Letter = { to: string; subject: string; text: string; messageId?: string }
export type Mail = {
  send(letter: Letter): Promise<void>
  /** Deletes what was written to this person, or names them, and is still here. */
  forget(person: { email: string; name: string }): Promise<void>
}

type Options = { smtpUrl: string | undefined; from: string; outbox: string }

/** Mail over SMTP; without a server, each letter becomes a file of the outbox folder. */
export const openMail = ({ smtpUrl, from, outbox }: Options): Mail =>
  smtpUrl ? overSmtp(smtpUrl, from) : intoFolder(outbox, from)

function overSmtp(smtpUrl: string, from: string): Mail {
  let transport: Transporter | undefined
  return {
    send: async (letter) => {
      transport ??= (await nodemailer()).createTransport(smtpUrl)
      await transport.sendMail({ from, ...letter })
    },
    forget: async () => {},
  }
}

function intoFolder(outbox: string, from: string): Mail {
  return {
    send: async (letter) => {
      const composer = (await nodemailer()).createTransport({ streamTransport: true, buffer: true })
      await madeFolder(outbox)
      const { message } = await composer.sendMail({ from, ...letter, textEncoding: 'quoted-printable' })
      const path = join(outbox, `${newId()}.eml`)
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    forget: async (person) => {
      const names = await readdir(outbox).catch(() => [])
      for (const name of names) {
        const path = join(outbox, name)
        if (concerns(person, await readFile(path, 'utf8').catch(() => ''))) await rm(path, { force: true })
      }
    },
  }
}

/** It takes a while to load, and most processes never send a letter. */
const nodemailer = async () => (await import('nodemailer')).default

/** Two letters at once may both make the folder; node then fails one of them, although it is there. */
const madeFolder = (path: string) =>
  mkdir(path, { recursive: true, mode: 0o700 }).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'EEXIST') throw failure
  })

const concerns = ({ email, name }: { email: string; name: string }, letter: string) =>
  isTo(email, letter) || (name !== '' && unquoted(letter).includes(name))

/** The text of a letter in quoted-printable (RFC 2045, 6.7). */
function unquoted(letter: string): string {
  const joined = letter.replace(/=\r?\n/g, '')
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

const isTo = (address: string, letter: string) =>
  /^To: (.*(?:\r?\n[ \t].*)*)/im.exec(letter)?.[1]?.toLowerCase().includes(address.toLowerCase()) ?? false

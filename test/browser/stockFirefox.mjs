#!/usr/bin/env node
// Starts a stock Firefox (FIREFOX_PATH) for Playwright, and stands between both.
//
// Playwright's BiDi sends commands that a stock Firefox does not have yet. They only set what no test here depends on,
// so they are answered in its place; everything else passes as it is.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import WebSocket, { WebSocketServer } from 'ws'

const notInFirefox = new Set(['emulation.setMediaFeaturesOverride'])
const listening = /^(WebDriver BiDi listening on )(ws:\/\/.*)$/

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
})
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.on(signal, () => firefox.kill(signal))
process.on('exit', () => firefox.kill('SIGKILL'))

createInterface({ input: firefox.stderr }).on('line', async (line) => {
  const [, words, address] = listening.exec(line) ?? []
  console.error(address ? words + (await standBefore(address)) : line)
})

/**
 * The address of a server that passes messages on to the one at `address`.
 * @param {string} address
 */
async function standBefore(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (client, { url }) => {
    const browser = new WebSocket(address + url)
    /** @type {string[]} */
    const waiting = []
    /** @param {string} text */
    const send = (text) => (browser.readyState === WebSocket.OPEN ? browser.send(text) : waiting.push(text))
    browser.on('open', () => waiting.splice(0).forEach(send))
    browser.on('message', (data) => client.send(String(data)))
    browser.on('close', () => client.close())
    browser.on('error', () => client.close())
    client.on('close', () => browser.close())
    client.on('message', (data) => {
      const { id, method } = JSON.parse(String(data))
      if (notInFirefox.has(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }))
      else send(String(data))
    })
  })
  await once(server, 'listening')
  return `ws://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`
}

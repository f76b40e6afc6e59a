import type { CallAnswer } from '@prumo/contracts/calls'
import { origin, request } from '../../../platform/server/api'
import type { DependencyLines, GstcModule } from './gstcApi'

export type LoadedGstc = { createChart: GstcModule; dependencyLines: DependencyLines; licenseKey: string }

/** The server has no package to hand out. */
export class GstcNotInstalled extends Error {
  constructor() {
    super('the package is not installed')
    this.name = 'GstcNotInstalled'
  }
}

let loading: Promise<LoadedGstc> | undefined

/** The package, its plugin and its styles, from the server on which an operator has installed them. */
export function loadGstc(): Promise<LoadedGstc> {
  loading ??= load()
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

async function load(): Promise<LoadedGstc> {
  const answer = await request('GET', '/rest/gantt-renderer')
  const { gstc } = (await answer.json()) as CallAnswer<'ganttRenderer'>
  if (!gstc) throw new GstcNotInstalled()
  const at = origin() + gstc.path
  const [chart, lines] = await Promise.all([
    import(/* @vite-ignore */ `${at}gstc.esm.min.js`) as Promise<{ default: GstcModule }>,
    import(/* @vite-ignore */ `${at}plugins/dependency-lines.esm.min.js`) as Promise<{ Plugin: DependencyLines }>,
    loadStyles(`${at}style.css`),
  ])
  return { createChart: chart.default, dependencyLines: lines.Plugin, licenseKey: gstc.licenseKey }
}

/** Before the program's own styles, which change its colours. */
const loadStyles = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = address
    sheet.onload = () => resolve()
    sheet.onerror = () => {
      sheet.remove()
      reject(new Error('the styles did not come'))
    }
    document.head.prepend(sheet)
  })

import { posix } from 'node:path'
import { eachElement } from '../eachElement'
import type { Parts } from '../readWorkbook'
import { SpreadsheetRefused } from '../spreadsheetRefused'

/** The path of the first sheet that is not hidden, and whether days are counted from 1904. */
export function firstSheet(parts: Parts): { path: string; from1904: boolean } {
  let from1904 = false
  const sheets: { relation: string | undefined; hidden: boolean }[] = []
  eachElement(parts.get('xl/workbook.xml'), {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes().date1904 ?? '')
      if (name !== 'sheet') return
      const given = attributes()
      sheets.push({ relation: relationIn(given), hidden: given.state !== undefined && given.state !== 'visible' })
    },
  })
  const chosen = sheets.find(({ hidden }) => !hidden) ?? sheets[0]
  const target = chosen?.relation && targetsIn(parts).get(chosen.relation)
  if (!target) throw new SpreadsheetRefused('import.workbookCorrupt')
  return { path: target.startsWith('/') ? target.slice(1) : posix.join('xl', target), from1904 }
}

const relationIn = (attributes: Record<string, string>) =>
  Object.entries(attributes).find(([name]) => /(^|:)id$/.test(name))?.[1]

function targetsIn(parts: Parts): Map<string, string> {
  const targets = new Map<string, string>()
  eachElement(parts.get('xl/_rels/workbook.xml.rels'), {
    open: (name, attributes) => {
      if (name !== 'Relationship') return
      const { Id, Target } = attributes()
      if (Id && Target) targets.set(Id, Target)
    },
  })
  return targets
}

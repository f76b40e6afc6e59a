import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** What a folder of the package has that draws Gantt charts, and beside it what nobody is served. */
export const gstcFolderFiles = {
  'gstc.esm.min.js': 'export default 1',
  'vendor.esm.min.js': 'export {}',
  'plugins/dependency-lines.esm.min.js': 'export const Plugin = 1',
  'style.css': '.gstc {}',
  'plugins/export-pdf.esm.min.js': 'export {}',
  'gstc.wasm.esm.min.js': 'export {}',
}

/** A folder that looks like the package, of this version. It is for whoever calls to remove. */
export async function gstcFolder(version = '3.43.14'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'prumo-gstc-'))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ version }))
  for (const [name, text] of Object.entries(gstcFolderFiles)) {
    const path = join(folder, 'dist', name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  return folder
}

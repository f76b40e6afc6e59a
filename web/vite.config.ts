import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { chunkLayers } from '../tools/chunkLayers'
import { leanLibraries } from '../tools/leanLibraries'
import { servedPages } from '../tools/servedPages'
import { writePreloads } from '../tools/writePreloads'

const root = fileURLToPath(new URL('.', import.meta.url))

const client = (): UserConfig => ({
  root,
  plugins: [react(), leanLibraries(), servedPages()],
  server: { port: 3000, strictPort: true },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Else the first page would list all modules' chunks, and grow with each module. A module finds its own chunks.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, chunks, { hostType }) => (hostType === 'html' ? chunks : []),
    },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { input: [join(root, 'index.html'), join(root, 'checkout.html')] },
  },
})

/**
 * What nearly every screen has a part of, and the palette all of. Only the layers up to the project's come before it:
 * whoever asks for all contracts is not to be given the last layer with them.
 */
const inContracts = join(root, '..', 'contracts', '/').replaceAll('\\', '/')
/** What only screens that plan reckon with comes with them. */
const ofPlans =
  /\/contracts\/(schedule\/(planSchedule|planScheduler|schedule|drivingChain|reschedule|soonestPlaces|earlyDates|planTaskOf|shiftedWithin|endFrom|brazilianHolidays|durationChanges)|tasks\/(breakDown|wbsTree|wbsSums))\.ts/
/** What only whoever pays reckons with comes with checkout and plans. */
const ofPayments = /\/contracts\/subscription\/(orderDue|periods|sandbox|gateways|termsInForce)\.ts/
/** What only whoever imports a file, or repeats an entry, reckons with comes with these. */
const ofEntering = /\/contracts\/(imports\/detectColumnFormat|finance\/(recurrenceDays|splitCents))\.ts/
/** What describes records comes with the screens that show them. */
const ofRecords =
  /\/contracts\/(\w+\/logFields|audit\/(logFieldsOf|fieldFormats|describe\w+)|documents\/describeAnswer|canvas\/standardAreaTexts)\.ts/
const contracts = {
  name: 'contracts',
  test: (id: string) =>
    (id.startsWith(inContracts) && ![ofPlans, ofPayments, ofEntering, ofRecords].some((apart) => apart.test(id))) ||
    id.includes('/node_modules/zod/'),
  priority: 15,
}

export default defineConfig(async ({ command }) => {
  const config = client()
  if (command !== 'build') return config
  const groups = [...(await chunkLayers(client())), contracts]
  const named = new Set(groups.map(({ name }) => name))
  // What is loaded by its name keeps it; what such modules share goes by its content alone.
  const chunkFileNames = ({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }) =>
    facadeModuleId || named.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'
  const codeSplitting = { groups, includeDependenciesRecursively: false }
  return {
    ...config,
    plugins: [...(config.plugins ?? []), writePreloads()],
    build: {
      ...config.build,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: { codeSplitting, chunkFileNames },
      },
    },
  }
})

import type { Texts } from './i18n'

const byModule = import.meta.glob<Texts>(
  [
    '../../locales/pt-BR/*.json',
    '!../../locales/pt-BR/{parts,platform,signIn}.json',
    '!../../locales/pt-BR/{analysis,analysisViews,bookkeeping,charts,checkout,closing,comparison,dashboard,finance,gantt,importing,imports,ledger,measures,moneyCurve,moneyMeasures,organization,overview,paper,partners,payments,plans,projectAnalysis,proof,register,report,rescheduling,settings,settling,subscription,terms,timeZones,wbs,why}.json',
    '!../../locales/pt-BR/{app,drafts,identity,notifications,past,projects,screens,tasks}.json',
  ],
  { eager: true, import: 'default' },
)

/** Texts in Portuguese that no board needs, in one part of the program: they come when its cards are there. */
export const furtherTexts: readonly Texts[] = Object.values(byModule)

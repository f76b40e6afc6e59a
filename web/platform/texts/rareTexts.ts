import type { Texts } from './i18n'

const byModule = import.meta.glob<Texts>(
  '../../locales/pt-BR/{analysis,analysisViews,bookkeeping,charts,checkout,closing,comparison,dashboard,finance,gantt,importing,imports,ledger,measures,moneyCurve,moneyMeasures,organization,overview,paper,partners,payments,plans,projectAnalysis,proof,register,report,rescheduling,settings,settling,subscription,terms,timeZones,wbs,why}.json',
  {
    eager: true,
    import: 'default',
  },
)

/** Texts in Portuguese of screens that many never open: who works on a board waits for none of them. */
export const rareTexts: readonly Texts[] = Object.values(byModule)

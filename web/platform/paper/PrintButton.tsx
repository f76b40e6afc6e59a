import { PrintRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { ToolbarButton } from '../layout/ToolbarButton'
import type { MakePaper } from './paper'
import { papers } from './papers'
import { usePaper } from './usePaper'

/** Prints what a screen shows, where that is not one of several ways to take it away. */
export function PrintButton({ paper }: { paper: MakePaper }) {
  const { t } = useTranslation()
  usePaper(paper)
  return <ToolbarButton appearance="subtle" icon={<PrintRegular />} label={t('shell.print')} onClick={papers.show} />
}

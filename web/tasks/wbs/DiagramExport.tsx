import { useTranslation } from 'react-i18next'
import { DownloadMenu } from '../../platform/layout/DownloadMenu'
import { useToasts } from '../../platform/layout/useToasts'
import { useLanguage } from '../../platform/texts/useLanguage'
import { useWbsTexts } from './useWbsTexts'
import { wbsDrawing } from './wbsDrawing'
import { wbsLayout } from './wbsLayout'
import { diagramPages, type WbsLine } from './wbsLines'

/** So many columns of boxes are legible side by side on one page. */
const columnsOfPage = 5

type Props = { projectId: string; lines: readonly WbsLine[] }

/** Saves or prints the diagram as it is drawn now. */
export function DiagramExport({ projectId, lines }: Props) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const language = useLanguage()
  const texts = useWbsTexts(projectId)
  const draw = (drawn: readonly WbsLine[]) =>
    wbsDrawing(wbsLayout(drawn), { title: texts.boxTitle, brief: texts.brief })
  const save = async () => {
    const { savePicture } = await import('../gantt/picture/savePicture')
    await savePicture(draw(lines), `${t('wbs.exportName')}.png`)
    toasts.done(t('gantt.saved'))
  }
  const heading = lines[0]?.title ?? ''
  const pages = () => diagramPages(lines, columnsOfPage).map(draw)
  const saved = async () => {
    const { savePdf } = await import('../gantt/picture/savePdf')
    await savePdf(pages(), { name: `${t('wbs.exportName')}.pdf`, heading, language })
    toasts.done(t('gantt.pdfSaved'))
  }
  const printed = async () => (await import('../gantt/picture/printPages')).printPages(pages(), heading)
  return (
    <DownloadMenu
      downloads={[
        { name: t('wbs.savePicture'), save },
        { name: t('wbs.savePdf'), save: saved },
        { name: t('wbs.print'), save: printed },
      ]}
    />
  )
}

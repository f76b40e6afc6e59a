import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureBar } from '../../platform/layout/FailureBar'
import { useToasts } from '../../platform/layout/useToasts'
import { Failure } from '../../platform/server/failure'
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
  const texts = useWbsTexts(projectId)
  const [failure, setFailure] = useState<Failure>()
  const draw = (drawn: readonly WbsLine[]) =>
    wbsDrawing(wbsLayout(drawn), { title: texts.boxTitle, brief: texts.brief })
  const save = async () => {
    setFailure(undefined)
    try {
      const { savePicture } = await import('../gantt/picture/savePicture')
      await savePicture(draw(lines), `${t('wbs.exportName')}.png`)
      toasts.done(t('gantt.saved'))
    } catch {
      setFailure(new Failure('gantt.notSaved', 0))
    }
  }
  const printed = async () => {
    const { printPages } = await import('../gantt/picture/printPages')
    printPages(diagramPages(lines, columnsOfPage).map(draw), lines[0]?.title ?? '')
  }
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button size="small" icon={<ArrowDownloadRegular />}>
            {t('tasks.export')}
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem onClick={() => void save()}>{t('wbs.savePicture')}</MenuItem>
            <MenuItem onClick={() => void printed()}>{t('wbs.print')}</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      <FailureBar failure={failure} />
    </>
  )
}

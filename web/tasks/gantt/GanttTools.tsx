import {
  Menu,
  MenuGroup,
  MenuGroupHeader,
  MenuItemCheckbox,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
} from '@fluentui/react-components'
import { CalendarTodayRegular, EyeRegular, ZoomFitRegular, ZoomInRegular, ZoomOutRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { ToolButton } from '../../platform/layout/ToolButton'
import { ToolbarButton } from '../../platform/layout/ToolbarButton'
import { useChosen } from '../../platform/lists/useChosen'
import { useQuery } from '../../platform/server/useQuery'
import { useShownDay } from '../../platform/server/useShownDay'
import { daysOfPlan } from './daysOfPlan'
import { GanttLegend } from './GanttLegend'
import type { GanttPlan } from './ganttPlan'
import { type GanttControl, ganttColumns, ganttZooms } from './renderer'
import type { DrawnGantt } from './useDrawnGantt'
import { type GanttLook, ganttLayers } from './useGanttLook'
import { fittingZoom } from './zooms'

const useStyles = makeStyles({ root: { display: 'flex', alignItems: 'center', gap: '2px' } })

type Props = {
  projectId: string
  look: GanttLook
  plan: GanttPlan
  drawn: DrawnGantt
  control: () => GanttControl | undefined
}

/** How much of the plan the chart shows, and what besides its bars. */
export function GanttTools({ projectId, look, plan, drawn, control }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const today = useShownDay()
  const showAll = () => {
    const days = daysOfPlan(plan.rows)
    if (!days) return
    const zoom = fittingZoom(days, control()?.width() ?? 0)
    control()?.showDays(days, zoom)
    look.setZoom(zoom)
  }
  return (
    <div className={styles.root}>
      <ToolButton
        size="small"
        label={t('gantt.zoomIn')}
        icon={<ZoomInRegular />}
        idle={look.zoom === ganttZooms[0]}
        onClick={() => look.zoomBy(1)}
      />
      <ToolButton
        size="small"
        label={t('gantt.zoomOut')}
        icon={<ZoomOutRegular />}
        idle={look.zoom === ganttZooms.at(-1)}
        onClick={() => look.zoomBy(-1)}
      />
      <ToolButton size="small" label={t('gantt.wholePlan')} icon={<ZoomFitRegular />} onClick={showAll} />
      <ToolButton
        size="small"
        label={t('gantt.today')}
        icon={<CalendarTodayRegular />}
        onClick={() => control()?.showDay(today)}
      />
      <ShownMenu projectId={projectId} look={look} />
      <GanttLegend drawn={drawn} look={look} />
    </div>
  )
}

/** What is shown besides bars, which baseline (that of each task, or a saved one), and in which columns. */
function ShownMenu({ projectId, look }: { projectId: string; look: GanttLook }) {
  const { t } = useTranslation()
  const { data } = useQuery('baselines', { projectId })
  const [layers, chooseLayers] = useChosen(ganttLayers.filter(look.shows), look.setLayers)
  const [columns, chooseColumns] = useChosen(look.columns, look.setColumns)
  const choose = ({ name, checkedItems }: { name: string; checkedItems: string[] }) => {
    if (name === 'layers') chooseLayers(checkedItems)
    else if (name === 'columns') chooseColumns(checkedItems)
    else look.setBaseline(checkedItems[0] === kept ? undefined : checkedItems[0])
  }
  return (
    <Menu
      checkedValues={{ layers: [...layers], columns: [...columns], baseline: [look.baselineId ?? kept] }}
      onCheckedValueChange={(_, checked) => choose(checked)}
    >
      <MenuTrigger disableButtonEnhancement>
        <ToolbarButton label={t('gantt.show')} icon={<EyeRegular />} />
      </MenuTrigger>
      <MenuPopover style={{ maxHeight: '60vh', overflowY: 'auto' }}>
        <MenuList>
          {ganttLayers.map((layer) => (
            <MenuItemCheckbox key={layer} name="layers" value={layer}>
              {t(`gantt.layers.${layer}`)}
            </MenuItemCheckbox>
          ))}
          {look.shows('baseline') && data && data.items.length > 0 && (
            <MenuGroup>
              <MenuGroupHeader>{t('gantt.layers.baseline')}</MenuGroupHeader>
              <MenuItemRadio name="baseline" value={kept}>
                {t('gantt.keptBaseline')}
              </MenuItemRadio>
              {data.items.map(({ baselineId, name }) => (
                <MenuItemRadio key={baselineId} name="baseline" value={baselineId}>
                  {name}
                </MenuItemRadio>
              ))}
            </MenuGroup>
          )}
          <MenuGroup>
            <MenuGroupHeader>{t('gantt.columns')}</MenuGroupHeader>
            {optionalColumns.map((name) => (
              <MenuItemCheckbox key={name} name="columns" value={name}>
                {t(`gantt.column.${name}`)}
              </MenuItemCheckbox>
            ))}
          </MenuGroup>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

const optionalColumns = ganttColumns.filter((name) => name !== 'title')

/** The days that each task keeps as its baseline. */
const kept = 'kept'

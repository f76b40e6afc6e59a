import { Menu, MenuDivider, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { CalendarArrowRightRegular } from '@fluentui/react-icons'
import { isReset, type ReschedulingWay, reschedulingWays } from '@prumo/contracts/schedule/reschedulingWays'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ToolbarButton } from '../platform/layout/ToolbarButton'
import { useProjectRights } from '../projects/useProjectRights'
import { rescheduleDialog } from './taskParts'

const ofDates = reschedulingWays.filter((way) => !isReset(way))
const resets = reschedulingWays.filter(isReset)

/** What gives all tasks of a plan other dates or another baseline, for whoever may edit them. */
export function RescheduleMenu({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const { can } = useProjectRights(projectId)
  const [way, setWay] = useState<ReschedulingWay>()
  if (!can('tasks', 'editOnly')) return null
  const item = (each: ReschedulingWay) => (
    <MenuItem key={each} onClick={() => setWay(each)}>
      {t(`reschedulingWay.${each}`)}…
    </MenuItem>
  )
  return (
    <>
      <Menu onOpenChange={(_, { open }) => open && void rescheduleDialog.fetch()}>
        <MenuTrigger disableButtonEnhancement>
          <ToolbarButton icon={<CalendarArrowRightRegular />} label={t('reschedule.menu')} />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {ofDates.map(item)}
            <MenuDivider />
            {resets.map(item)}
          </MenuList>
        </MenuPopover>
      </Menu>
      <Suspense>
        {way && <rescheduleDialog.Part projectId={projectId} way={way} onClosed={() => setWay(undefined)} />}
      </Suspense>
    </>
  )
}

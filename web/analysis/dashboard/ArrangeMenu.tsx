import {
  Menu,
  MenuGroup,
  MenuGroupHeader,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components'
import { OptionsRegular } from '@fluentui/react-icons'
import { type DashboardCard, hideableStatuses } from '@prumo/contracts/analysis/dashboard'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { ToolbarButton } from '../../platform/layout/ToolbarButton'
import { useChosen } from '../../platform/lists/useChosen'
import { useCommand } from '../../platform/server/useCommand'
import { useArrangement } from './useArrangement'

type Props = { settings: Answer<'dashboard'>; offered: ReadonlySet<DashboardCard> }

/** Which cards stand on the dashboard, and which projects its charts leave out. */
export function ArrangeMenu({ settings, offered }: Props) {
  const { t } = useTranslation()
  const { cards, shown, show } = useArrangement()
  const { run } = useCommand()
  const [chosen, choose] = useChosen(shown, show)
  const [hidden, hide] = useChosen(settings.hiddenStatuses, (statuses) => {
    const hiddenStatuses = hideableStatuses.filter((status) => statuses.includes(status))
    void run('ChooseChartProjects', { hiddenStatuses })
  })
  return (
    <Menu
      persistOnItemClick
      checkedValues={{ cards: [...chosen], hidden: [...hidden] }}
      onCheckedValueChange={(_, { name, checkedItems }) => (name === 'cards' ? choose : hide)(checkedItems)}
    >
      <MenuTrigger disableButtonEnhancement>
        <ToolbarButton isNamed icon={<OptionsRegular />} label={t('command.ArrangeDashboard')} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuGroup>
            <MenuGroupHeader>{t('dashboard.shown')}</MenuGroupHeader>
            {cards.flatMap(({ card }) =>
              offered.has(card) ? (
                <MenuItemCheckbox key={card} name="cards" value={card}>
                  {t(`dashboard.card.${card}`)}
                </MenuItemCheckbox>
              ) : (
                []
              ),
            )}
          </MenuGroup>
          <MenuGroup>
            <MenuGroupHeader>{t('dashboard.hideInCharts')}</MenuGroupHeader>
            {hideableStatuses.map((status) => (
              <MenuItemCheckbox key={status} name="hidden" value={status}>
                {t(`dashboard.hidden.${status}`)}
              </MenuItemCheckbox>
            ))}
          </MenuGroup>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

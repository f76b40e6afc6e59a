import { addresses } from '../platform/addresses'
import type { ModuleRoutes } from '../platform/module'
import { screen } from '../platform/screen'
import { everyText } from '../platform/texts/i18n'

const projects = screen(() => import('./ProjectsScreen'), 'ProjectsScreen')
const newProject = screen(() => import('./NewProjectScreen'), 'NewProjectScreen')

export const projectRoutes: ModuleRoutes = {
  main: [
    { path: addresses.myProjects(), lazy: projects },
    { path: addresses.allProjects(), lazy: projects },
    { path: addresses.newProject(), lazy: newProject },
    { path: addresses.newProjectOfAll(), lazy: newProject },
  ],
  project: [
    {
      path: addresses.overview(':projectId'),
      lazy: screen(() => import('./overview/OverviewScreen'), 'OverviewScreen', everyText),
    },
    {
      path: addresses.settings(':projectId', ':section?'),
      lazy: screen(() => import('./ProjectSettingsScreen'), 'ProjectSettingsScreen', everyText),
    },
  ],
}

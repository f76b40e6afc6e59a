import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadTheme } from '../app/themes/themes'
import { preferences } from '../platform/session/preferences'
import { everyText, startI18n } from '../platform/texts/i18n'
import { addPartTexts } from './addPartTexts'
import { PartsPage } from './PartsPage'

/** The page of the product's own parts, for whoever builds screens: only the development server has it. */
async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('parts.html has no #root')
  await Promise.all([startI18n(), loadTheme(preferences.get().colorMode)])
  await everyText()
  addPartTexts()
  createRoot(root).render(
    <StrictMode>
      <PartsPage />
    </StrictMode>,
  )
}

void start()

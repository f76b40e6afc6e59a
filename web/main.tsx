import './platform/zodWithoutEval'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { loadTheme } from './app/themes/themes'
import { keepFocus } from './platform/focus/keepFocus'
import { preferences } from './platform/session/preferences'
import { startI18n } from './platform/texts/i18n'

async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  await Promise.all([startI18n(), loadTheme(preferences.get().colorMode)])
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  keepFocus()
}

// Nothing is awaited outside: parts that come later have this one among theirs, and would wait for it for ever.
void start()

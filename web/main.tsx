import './platform/zodWithoutEval'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app/ground.css'
import { App } from './app/App'
import { startI18n } from './platform/texts/i18n'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

await startI18n()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
// What is on the screen first has no need of it.
void import('./platform/focus/keepFocus').then(({ keepFocus }) => keepFocus())

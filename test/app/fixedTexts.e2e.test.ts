import type { Page } from 'playwright-core'
import { afterEach, beforeAll, describe, it } from 'vitest'
import { browserForTests, enter } from '../browser/browser'
import { fixedTexts } from '../fixedTexts/fixedTexts'
import { anOutflow } from '../given/anOutflow'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { rightsAt } from '../security/scene'
import { aPassword } from '../world/person'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()
const ana = await founder()
const nobody = 'ninguem@obra.example'
const projectId = await project(ana, { pitch: 'Ponte norte', language: 'en' })
const taskId = await taskIn(ana, projectId, 'Fundação')
await ana.act('ChangeTask', { projectId, taskId, deliveryGroup: 'Obra' })

// What each text is about is provoked in one window of each language.
let [english, portuguese]: [Page, Page] = [] as never
beforeAll(async () => {
  english = (await open({ language: 'en' })).page
  portuguese = (await open()).page
})
afterEach(async () => {
  for (const page of [english, portuguese]) await page.unrouteAll()
})

/** Waits for what the specification fixes: alone where it stands alone, and letter for letter. */
async function shows(page: Page, key: string): Promise<void> {
  const language = page === english ? 'en' : 'pt-BR'
  const found = Object.values(fixedTexts)
    .flat()
    .find((fixed) => fixed.key === key && fixed.language === language)
  if (!found) throw new Error(`the specification fixes no text for ${key} in ${language}`)
  const { text, within } = found
  if (within) await page.waitForFunction((words) => document.body.innerText.includes(words), text)
  else await page.getByText(text, { exact: true }).first().waitFor()
}

const opens = (page: Page, path: string) => page.goto(prumo.url + path)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
const fill = (page: Page, name: string, text: string) => page.locator(`input[name=${name}]`).fill(text)

/** Refuses a command in the place of the server. */
const refuse = (page: Page, command: string, code: string, status = 409) =>
  page.route(`**/rest/commands/${command}`, (route) =>
    route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify({ code, status }) }),
  )

describe('A visitor', () => {
  it('ACC-01 ACC-02 is told in English what sign-in and recovery miss', async () => {
    await opens(english, '/signin')
    await press(english, 'Sign in')
    await shows(english, 'error.email.missing')
    await shows(english, 'error.password.missing')
    await fill(english, 'login', 'ana')
    await press(english, 'Sign in')
    await shows(english, 'error.email.invalid')
    await fill(english, 'login', ana.email)
    await fill(english, 'password', 'wrong-123')
    await press(english, 'Sign in')
    await shows(english, 'error.access.wrongPassword')
    await english.route('**/rest/users/authenticate', (route) => route.fulfill({ status: 500, body: '{}' }))
    await press(english, 'Sign in')
    await shows(english, 'error.signIn.failed')
    await press(english, 'I forgot my password')
    await fill(english, 'email', nobody)
    await press(english, 'Send link')
    await shows(english, 'error.account.emailNotFound')
  })

  it('ACC-04 is told in English what sign-up misses, and that the term has to be accepted', async () => {
    await opens(english, '/signup')
    await press(english, 'Sign up')
    await shows(english, 'error.terms.notAccepted')
    await shows(english, 'error.password.missing')
    await shows(english, 'error.email.missing')
    await fill(english, 'email', 'ana')
    await fill(english, 'password', aPassword)
    await fill(english, 'confirmation', `${aPassword}!`)
    await press(english, 'Sign up')
    await shows(english, 'error.email.invalid')
    await shows(english, 'error.password.differs')
  })

  it('ACC-06 is told in Portuguese that the email is taken', async () => {
    await opens(portuguese, '/signup')
    const texts = { name: 'Ana', lastName: 'Souza', email: ana.email, areaCode: '11', phone: '98877-6655' }
    const passwords = { password: aPassword, confirmation: aPassword }
    for (const [name, text] of Object.entries({ ...texts, ...passwords, companyName: 'Horizonte' }))
      await fill(portuguese, name, text)
    for (const [label, option] of [
      ['Porte (pessoas)', '10 a 49'],
      ['Segmento', 'Serviços'],
      ['Cargo', 'Gerente de projetos'],
    ] as const) {
      await portuguese.getByRole('combobox', { name: label }).click()
      await portuguese.getByRole('option', { name: option }).click()
    }
    await portuguese.getByRole('checkbox', { name: 'Melhorar o planejamento de projetos' }).check()
    await portuguese.getByRole('checkbox', { name: 'Li e aceito os termos de uso' }).check()
    await press(portuguese, 'Criar conta')
    await shows(portuguese, 'error.account.emailTaken')
  })
})

describe('Somebody in a project', () => {
  beforeAll(async () => {
    for (const page of [english, portuguese]) await enter(page, prumo.url, ana.email)
  })
  const ofProject = (page: Page, path: string) => opens(page, `/projects/${projectId}/${path}`)

  /** Transfers the project to this address, as far as that goes. */
  async function transfer(page: Page, name: string, email: string) {
    await ofProject(page, 'settings/end')
    await press(page, name)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').fill(email)
    await dialog.getByRole('textbox').fill('Ponte norte')
    await dialog.getByRole('button', { name, exact: true }).press('Enter')
  }

  it('PRJ-06 is told in Portuguese that nobody has the address to which a project is transferred', async () => {
    await transfer(portuguese, 'Transferir projeto', nobody)
    await shows(portuguese, 'error.project.userNotFound')
  })

  it('ORG-06 is told in English that a profile does not allow owning projects', async () => {
    const [profileId, permissions] = [fresh(), rightsAt('totalControl')]
    await ana.act('CreateAccessProfile', { profileId, name: 'Obra', permissions, mayOwnProjects: false })
    const bia = await colleague(ana, 'creator', profileId)
    await transfer(english, 'Transfer project', bia.email)
    await shows(english, 'error.project.ownershipForbidden')
  })

  it('API-10 is told in English that a permission is missing', async () => {
    await refuse(english, 'MarkFavorite', 'access.noPermission', 403)
    await opens(english, '/my-projects')
    await press(english, 'Mark Ponte norte as favourite')
    await shows(english, 'error.access.noPermission')
  })

  it('IMP-06 is told in English that the previous import is still running', async () => {
    await refuse(english, 'StartImport', 'import.stillRunning')
    await ofProject(english, 'imports')
    const buffer = Buffer.from('Title,Step,Start,End\nWall,To Do,2027-01-13,2027-01-20')
    await english.locator('input[type=file]').setInputFiles({ name: 'walls.csv', mimeType: 'text/csv', buffer })
    await press(english, 'Try the import out')
    await press(english, 'Import 1 task')
    await shows(english, 'error.import.stillRunning')
  })

  it('KAN-02 is told in Portuguese that a step of this name exists', async () => {
    await ofProject(portuguese, 'settings/steps')
    await press(portuguese, 'Adicionar etapa')
    const dialog = portuguese.getByRole('dialog')
    await dialog.locator('input[name=name]').fill('to do')
    await dialog.getByRole('button', { name: 'Adicionar etapa', exact: true }).press('Enter')
    await shows(portuguese, 'error.step.nameTaken')
  })

  /** Opens the editor of a cell of the plan, where it is a list. */
  async function editCell(column: string, field: string) {
    await portuguese.setViewportSize({ width: 390, height: 860 })
    await ofProject(portuguese, 'gantt')
    await press(portuguese, 'Ações de Fundação')
    await portuguese.getByRole('menuitem', { name: `Editar: ${column}` }).press('Enter')
    return portuguese.getByRole('textbox', { name: field })
  }

  it('GAN-07 is told in Portuguese that a task could not be updated in the plan, refused or never sent', async () => {
    await refuse(portuguese, 'ChangeTask', 'task.unknown')
    const title = await editCell('Título', 'Título')
    await title.fill('Fundação rasa')
    await title.press('Enter')
    await shows(portuguese, 'gantt.changeFailed')
    const duration = await editCell('Dias', 'Duração')
    await duration.fill('0')
    await duration.press('Tab')
    await shows(portuguese, 'gantt.changeFailed')
    await portuguese.setViewportSize({ width: 1280, height: 860 })
  })

  it('FIN-13 is told in Portuguese that an entry could not be deleted, and not be updated', async () => {
    const entry = anOutflow(taskId)
    await ana.act('RecordEntry', { projectId, ...entry })
    for (const command of ['DeleteEntry', 'ChangeEntry']) await refuse(portuguese, command, 'ledger.full')
    await ofProject(portuguese, `finance/${entry.entryId}`)
    await press(portuguese, 'Excluir lançamento')
    await shows(portuguese, 'ledger.notDeleted')
    const drawer = portuguese.getByRole('dialog')
    await drawer.getByRole('textbox', { name: 'Título', exact: true }).fill('Areia')
    await drawer.getByRole('button', { name: 'Salvar', exact: true }).press('Enter')
    await shows(portuguese, 'error.entry.notDone.change')
  })
})

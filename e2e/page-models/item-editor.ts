import type { Locator, Page } from '@playwright/test'

/** A file for a file field. */
export interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/**
 * Page model of the editor of a tactic or an initiative, in the panel beside a view or as a page.
 */
export class ItemEditor {
  /** Panel of the item; absent on the page of an item. */
  readonly panel: Locator
  /** Question before changes are discarded. */
  readonly leaveQuestion: Locator
  /** Question before an item is deleted. */
  readonly deleteQuestion: Locator
  readonly title: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.panel = page.getByRole('dialog', { name: /^(Edit|New) (tactic|initiative)$/u })
    this.leaveQuestion = page.getByRole('alertdialog', { name: 'Close without saving?' })
    this.deleteQuestion = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this tactic?',
    })
    this.title = page.getByRole('textbox', { name: 'Title', exact: true })
  }

  /** Returns a text field. */
  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true })
  }

  /** Returns a number field. */
  number(name: string): Locator {
    return this.page.getByRole('spinbutton', { name, exact: true })
  }

  /** Returns a field with a list of options. */
  choice(name: string): Locator {
    return this.page.getByRole('combobox', { name, exact: true })
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** Returns path and query of the page. */
  address(): Promise<string> {
    return this.page.evaluate(() => `${location.pathname}${location.search}`)
  }

  async choose(name: string, option: string | RegExp): Promise<void> {
    await this.choice(name).click()
    await this.page.getByRole('option', { name: option, exact: true }).click()
  }

  /** Saves with the keyboard, which works in every field. */
  async save(): Promise<void> {
    await this.page.keyboard.press('Control+s')
  }

  /** Saves, and opens a copy or a new item. */
  async saveAnd(what: 'Save and Copy' | 'Save and Add New'): Promise<void> {
    await this.button(what).click()
  }

  /** Goes back like the button of the browser. */
  async goBack(): Promise<void> {
    await this.page.evaluate(() => {
      history.back()
    })
  }

  async addTag(name: string): Promise<void> {
    await this.button('Add a tag').click()
    await this.choice('Find a tag').fill(name)
    await this.page.getByRole('option', { name, exact: true }).click()
    await this.page.keyboard.press('Escape')
  }

  /** Chooses a file for the documents, which the app uploads at once. */
  async chooseFile(file: ChosenFile): Promise<void> {
    await this.page.locator('input[type="file"]').last().setInputFiles(file)
  }

  /** Returns a document in the list of attached documents. */
  document(name: string): Locator {
    return this.page
      .getByRole('list', { name: 'Attached documents' })
      .getByRole('listitem')
      .filter({ hasText: name })
  }
}

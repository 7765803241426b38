/** Leads to the first field of the form. */
export function focusContactForm(): void {
  document.getElementById('name')?.focus()
}

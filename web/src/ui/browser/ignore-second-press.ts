/**
 * Call it in a press that moves the page or replaces it: the second click of a double click would press what then is
 * under the pointer.
 */
export const ignoreSecondPress = () => {
  const decide = (event: MouseEvent) => {
    if (event.detail < 2) return removeEventListener('click', decide, true)
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', decide, true)
}

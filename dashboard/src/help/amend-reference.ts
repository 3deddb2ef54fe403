/** Adds what Swagger UI's elements lack for keyboards and screen readers. */

/** Amends the elements below `root` now and whenever they change; returns a function that ends this. */
export function amendReference(root: HTMLElement): () => void {
  const amend = (): void => {
    // A block of code that scrolls is reached by keyboard.
    for (const block of root.querySelectorAll('.microlight:not([tabindex])')) block.setAttribute('tabindex', '0');
    for (const close of root.querySelectorAll('.close-modal:not([aria-label])'))
      close.setAttribute('aria-label', 'Close');
    // Its name must contain the text on it.
    for (const button of root.querySelectorAll('.auth-btn-wrapper [aria-label]')) button.removeAttribute('aria-label');
  };
  const observer = new MutationObserver(amend);
  observer.observe(root, { childList: true, subtree: true });
  amend();
  return () => observer.disconnect();
}

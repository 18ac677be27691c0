/** Whether the browser keeps cookies; one that says nothing of it is taken for one that does. */
export function keepsCookies(): boolean {
  try {
    return navigator.cookieEnabled;
  } catch {
    return true;
  }
}

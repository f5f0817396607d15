/**
 * The address that the password beside it signs in with: password managers keep both as one. For a form
 * that shows no field of it, or another field in between. Nobody sees it.
 */
export function Username({ address }: { address: string }) {
  return <input name="username" autoComplete="username" value={address} readOnly hidden />;
}

/** Passkeys: the server's JSON becomes bytes for the browser, and back. */
import { api, ApiError } from "../lib/api";
import type { User } from "../lib/types";

export const supported = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && !!globalThis.navigator?.credentials;

/** Base64url, with or without padding. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}

export function textOf(bytes: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(plain).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

type Descriptor = Omit<PublicKeyCredentialDescriptor, "id"> & { id: string };

export interface CreationJson extends Omit<
  PublicKeyCredentialCreationOptions,
  "challenge" | "user" | "excludeCredentials"
> {
  challenge: string;
  user: Omit<PublicKeyCredentialUserEntity, "id"> & { id: string };
  excludeCredentials?: Descriptor[];
}

export interface RequestJson extends Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> {
  challenge: string;
  allowCredentials?: Descriptor[];
}

const named = (known: Descriptor[] = []): PublicKeyCredentialDescriptor[] =>
  known.map((one) => ({ ...one, id: bytesOf(one.id) }));

export const creationOf = (json: CreationJson): PublicKeyCredentialCreationOptions => ({
  ...json,
  challenge: bytesOf(json.challenge),
  user: { ...json.user, id: bytesOf(json.user.id) },
  excludeCredentials: named(json.excludeCredentials),
});

export const requestOf = (json: RequestJson): PublicKeyCredentialRequestOptions => ({
  ...json,
  challenge: bytesOf(json.challenge),
  allowCredentials: named(json.allowCredentials),
});

/** The browser's answer, with all its bytes as text. */
export function answerOf(credential: PublicKeyCredential): Record<string, unknown> {
  const { response } = credential;
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"] as const;
  const told: Record<string, string> = {};
  for (const part of parts) {
    const bytes = (response as unknown as Record<string, ArrayBuffer | null | undefined>)[part];
    if (bytes) told[part] = textOf(bytes);
  }
  return {
    id: credential.id,
    rawId: textOf(credential.rawId),
    type: credential.type,
    response: told,
    clientExtensionResults: {},
  };
}

export async function create(): Promise<{ user: User }> {
  const publicKey = creationOf(await api.passkey<CreationJson>("register"));
  const made = await navigator.credentials.create({ publicKey });
  if (!made) throw new DOMException("", "NotAllowedError");
  return api.passkey<{ user: User }>("register", answerOf(made as PublicKeyCredential));
}

export async function logIn(): Promise<{ user: User }> {
  const publicKey = requestOf(await api.passkey<RequestJson>("login"));
  const found = await navigator.credentials.get({ publicKey });
  if (!found) throw new DOMException("", "NotAllowedError");
  return api.passkey<{ user: User }>("login", answerOf(found as PublicKeyCredential));
}

const BY_NAME: Record<string, string> = {
  NotAllowedError: "passkey-cancelled",
  AbortError: "passkey-cancelled",
  InvalidStateError: "passkey-exists",
  SecurityError: "passkey-insecure",
};

const BY_STATUS: Record<number, string> = {
  0: "offline",
  400: "passkey-unverified",
  401: "passkey-unknown",
  409: "refusal-name-taken",
};

/** The message that explains an error in plain words; null if there is none for it. */
export function faultOf(error: unknown): string | null {
  if (error instanceof ApiError) return BY_STATUS[error.status] ?? null;
  return (error instanceof Error && BY_NAME[error.name]) || null;
}

import { describe, expect, it } from "vitest";
import { ApiError } from "../src/lib/api";
import * as passkey from "../src/shell/passkey";

const bytes = (...numbers: number[]) => Uint8Array.from(numbers).buffer;

describe("base64url", () => {
  it.each([
    ["", []],
    ["-_8", [251, 255]],
    ["AA", [0]],
    ["_-7d", [255, 238, 221]],
  ] as [string, number[]][])("base64url encodes %j as %j", (text, numbers) => {
    expect([...passkey.bytesOf(text)]).toEqual(numbers);
    expect(passkey.textOf(bytes(...numbers))).toBe(text);
  });
  it("base64url text may be padded", () => expect([...passkey.bytesOf("-_8=")]).toEqual([251, 255]));
});

describe("the server's options", () => {
  it("the server's options for a new passkey become bytes", () => {
    const options = passkey.creationOf({
      challenge: "AQI",
      rp: { id: "localhost", name: "here" },
      user: { id: "Aw", name: "Ana", displayName: "Ana" },
      pubKeyCredParams: [],
      excludeCredentials: [{ id: "BA", type: "public-key" }],
    });
    expect(options.challenge).toEqual(Uint8Array.of(1, 2));
    expect(options.user).toEqual({ id: Uint8Array.of(3), name: "Ana", displayName: "Ana" });
    expect(options.excludeCredentials).toEqual([{ id: Uint8Array.of(4), type: "public-key" }]);
  });
  it("the server's options for a login become bytes", () => {
    expect(passkey.requestOf({ challenge: "AQI", rpId: "localhost" })).toEqual({
      challenge: Uint8Array.of(1, 2),
      rpId: "localhost",
      allowCredentials: [],
    });
  });
});

describe("the browser's answer", () => {
  it("the browser's answer is sent as text", () => {
    const response = { clientDataJSON: bytes(1), authenticatorData: bytes(2), signature: bytes(3), userHandle: null };
    const answer = passkey.answerOf({
      id: "_w",
      rawId: bytes(255),
      type: "public-key",
      response,
    } as unknown as PublicKeyCredential);
    expect(answer).toEqual({
      id: "_w",
      rawId: "_w",
      type: "public-key",
      clientExtensionResults: {},
      response: { clientDataJSON: "AQ", authenticatorData: "Ag", signature: "Aw" },
    });
  });
});

describe("errors of passkeys", () => {
  it("each error of a passkey has a plain explanation", () => {
    expect(passkey.faultOf(new DOMException("", "NotAllowedError"))).toBe("passkey-cancelled");
    expect(passkey.faultOf(new DOMException("", "InvalidStateError"))).toBe("passkey-exists");
    expect(passkey.faultOf(new ApiError(401, "wrong", ""))).toBe("passkey-unknown");
    expect(passkey.faultOf(new ApiError(429, "too-often", ""))).toBe(null);
  });
  it("a browser without passkeys is explained", () => expect(passkey.supported()).toBe(false));
});
